import type { GitHub } from '../../src/io/github.ts'
import { Account } from '../../src/memory/account.ts'
import type { MarkerReader } from '../../src/memory/marker-reader.ts'
import {
  createKeys,
  type Keys,
  type MarkerAddress,
  verifyMarker,
} from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'

/** The service and the project of the tests in memory. */
export const secrets = {
  apiKey: 'svc_0123456789abcdef',
  baseUrl: 'https://agent.test',
  projectId: 'p1',
}

/** Their keys. */
export const keys: Keys = createKeys(secrets)

/** The same after a rotation of the key. */
export const rotatedKeys: Keys = createKeys({
  ...secrets,
  apiKey: 'svc_fedcba9876543210',
  previousKey: secrets.apiKey,
})

/** The same without previous-key: markers from before the rotation cannot be verified. */
export const unrelatedKeys: Keys = createKeys({ ...secrets, apiKey: 'svc_fedcba9876543210' })

/** What every marker of these keys names. */
export const named = { project: keys.project, service: keys.service }

/** The marker of a comment's body, if it counts under the keys. */
export function markerOf(
  body: string,
  address: MarkerAddress,
  by: Keys = keys,
): Marker | undefined {
  const reading = verifyMarker(body, by, address)
  return reading?.kind === 'verified' ? reading.marker : undefined
}

/** Reads markers as the account of that GitHub. */
export const readerOf = (github: Pick<GitHub, 'viewer'>, by: Keys = keys): MarkerReader => ({
  keys: by,
  repository: 7,
  account: new Account(github),
})
