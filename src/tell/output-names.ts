/** Every output there is. */
export const outputNames = [
  'outcome',
  'status',
  'prLink',
  'jobId',
  'model',
  'sourceRepository',
  'sourceRef',
  'createdAt',
  'archivedAt',
  'prNumber',
  'commentUrl',
  'reason',
  'job',
] as const

/** Every output of the sweep. */
export const sweepOutputNames = ['settled', 'failed', 'open', 'lost', 'rerun', 'jobs'] as const
