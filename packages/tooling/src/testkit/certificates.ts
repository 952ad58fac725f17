import { generate } from 'selfsigned';

/** PEM texts. */
export interface Certificate {
  ca: string;
  cert: string;
  key: string;
}

const EC = { keyType: 'ec', algorithm: 'sha256' } as const;

/**
 * A certificate authority; @returns what issues certificates for localhost and, if given, one more IPv4 address,
 * by common name.
 */
export function createAuthority(): (name: string, address?: string) => Promise<Certificate> {
  const authority = generate([{ name: 'commonName', value: 'Test authority' }], {
    ...EC,
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  return async (name, address = '127.0.0.1') => {
    const { cert: ca, private: caKey } = await authority;
    const addresses = [...new Set(['127.0.0.1', address])].map(ip => ({ type: 7 as const, ip }));
    const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
      ...EC,
      ca: { key: caKey, cert: ca },
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }, ...addresses] }],
    });
    return { ca, cert, key };
  };
}
