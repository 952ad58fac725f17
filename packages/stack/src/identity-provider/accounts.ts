import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import type { AccountClaims } from 'oidc-provider';
import { z } from 'zod';
import { readOrCreate } from '../site/secrets.ts';

const name = z.string().trim().max(100).default('');

/** The fields of the sign-in form. Any address is accepted. */
export const Account = z.object({
  email: z.string().trim().max(254).pipe(z.email()),
  firstName: name,
  lastName: name,
});

/** All accounts that signed in, kept in one file. */
export function openAccounts(file: string) {
  const accounts = readOrCreate<Record<string, z.infer<typeof Account>>>(
    file,
    z.record(z.string(), Account),
    () => ({}),
  );
  return {
    /** @returns the subject of the address; names left empty stay as they were. */
    signIn({ email, firstName, lastName }: z.infer<typeof Account>): string {
      // The same address is the same account, in any case.
      const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
      const known = accounts[subject];
      accounts[subject] = {
        email,
        firstName: firstName || (known?.firstName ?? ''),
        lastName: lastName || (known?.lastName ?? ''),
      };
      writeFileSync(`${file}.new`, JSON.stringify(accounts));
      renameSync(`${file}.new`, file);
      return subject;
    },

    /** What the provider says of an account; a name that is empty is left out. */
    claims(sub: string): AccountClaims | undefined {
      const account = accounts[sub];
      if (!account) return undefined;
      const { email, firstName, lastName } = account;
      const names = {
        ...(firstName && { given_name: firstName }),
        ...(lastName && { family_name: lastName }),
      };
      return { sub, email, email_verified: true, ...names };
    },
  };
}
