import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate for one DNS name and an IPv4 address, signed by its own new key: PEM, as node:tls takes it. */
export function selfSigned(
  name: string,
  until = new Date(Date.now() + 86_400_000),
  address = [127, 0, 0, 1],
): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
  const commonName = der(
    0x30,
    der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(name)))),
  )
  const names = der(0x30, der(0x82, Buffer.from(name)), der(0x87, Buffer.from(address)))
  const extensions = der(0x30, der(0x30, Buffer.from('0603551d11', 'hex'), der(0x04, names)))
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    commonName,
    der(0x30, time(new Date(until.getTime() - 7 * 86_400_000)), time(until)),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const cert = der(0x30, body, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content])
}

/** A length of 128 or more is preceded by the number of its bytes. */
function lengthBytes(length: number): number[] {
  if (length < 128) return [length]
  if (length < 256) return [0x81, length]
  return [0x82, length >> 8, length & 255]
}

const time = (at: Date): Buffer =>
  der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
