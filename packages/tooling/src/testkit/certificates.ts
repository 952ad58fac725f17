import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

// X.509 in DER, as far as a chain of one authority and its certificates needs it: Node.js makes keys, but no certificates.

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string) => der(0x0c, Buffer.from(text));
const time = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const DAY_MS = 86_400_000;
const nameOf = (commonName: string) => sequence(der(0x31, sequence(oid('550403'), utf8(commonName))));
const isAuthority = sequence(oid('551d13'), der(0x04, sequence(der(0x01, Buffer.from([0xff])))));
/** @param address IPv4 */
const isLocalhostOr = (address: string) => {
  const names = [der(0x82, Buffer.from('localhost'))];
  const addresses = ['127.0.0.1', address].map(one => der(0x87, Buffer.from(one.split('.').map(Number))));
  return sequence(oid('551d11'), der(0x04, sequence(...names, ...addresses)));
};

interface Subject {
  name: string;
  key: KeyObject;
  extension: Buffer;
}

function certificateOf(subject: Subject, issuer: string, issuerKey: KeyObject): string {
  const validity = sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    validity,
    nameOf(subject.name),
    subject.key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(subject.extension)),
  );
  const certificate = sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, issuerKey)));
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** PEM texts. */
export interface Certificate {
  ca: string;
  cert: string;
  key: string;
}

/**
 * A certificate authority; @returns what issues certificates for localhost and, if given, one more IPv4 address,
 * valid for a day, by common name.
 */
export function createAuthority(): (name: string, address?: string) => Certificate {
  const authority = newKey();
  const issuer = 'Test authority';
  const ca = certificateOf(
    { name: issuer, key: authority.publicKey, extension: isAuthority },
    issuer,
    authority.privateKey,
  );
  return (name, address = '127.0.0.1') => {
    const { publicKey, privateKey } = newKey();
    const cert = certificateOf(
      { name, key: publicKey, extension: isLocalhostOr(address) },
      issuer,
      authority.privateKey,
    );
    return { ca, cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  };
}
