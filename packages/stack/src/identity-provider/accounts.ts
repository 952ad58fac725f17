import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AccountClaims } from 'oidc-provider';
import { z } from 'zod';
import type { SignIn } from './signIn.ts';

const Account = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });

/** One account of the provider. */
export type Account = z.infer<typeof Account>;

/** All accounts that signed in, in one file under DATA_DIR. */
export class Accounts {
  readonly #file: string;
  readonly #bySubject: Map<string, Account>;

  constructor(folder: string) {
    this.#file = path.join(folder, 'accounts.json');
    this.#bySubject = new Map(Object.entries(readAccounts(this.#file)));
  }

  /** @returns the subject of the address; names left empty stay as they were. */
  signIn({ email, firstName, lastName }: SignIn): string {
    const subject = subjectOf(email);
    const known = this.#bySubject.get(subject);
    this.#bySubject.set(subject, {
      email: known?.email ?? email,
      firstName: firstName || (known?.firstName ?? ''),
      lastName: lastName || (known?.lastName ?? ''),
    });
    this.#save();
    return subject;
  }

  /** What the provider says of an account; names that are empty are left out. */
  claims(subject: string): AccountClaims | undefined {
    const account = this.#bySubject.get(subject);
    if (!account) return undefined;
    const { email, firstName, lastName } = account;
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return {
      sub: subject,
      email,
      email_verified: true,
      ...(firstName && { given_name: firstName }),
      ...(lastName && { family_name: lastName }),
      ...(name && { name }),
    };
  }

  #save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#bySubject)));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** The same address is the same account, in any case. */
function subjectOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32);
}

function readAccounts(file: string): Record<string, Account> {
  if (!existsSync(file)) return {};
  return z.record(z.string(), Account).parse(JSON.parse(readFileSync(file, 'utf8')));
}
