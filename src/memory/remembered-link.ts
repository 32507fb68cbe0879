import { checkLink, type Link } from '../io/pull-request-link.ts'
import type { Marker } from '../protocol/marker.ts'

/** The docs pull request that a marker remembers, checked. */
export const rememberedLink = (
  { handedOver, prLink, before }: Partial<Pick<Marker, 'handedOver' | 'prLink' | 'before'>>,
  hosts: string[],
): Link | undefined => checkLink(handedOver?.prLink ?? prLink ?? before?.prLink, hosts)
