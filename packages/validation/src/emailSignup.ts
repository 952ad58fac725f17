import { z } from 'zod';
import { email } from './text.ts';

/** Joining the list: an address, nothing else. */
export const emailSignupRule = z.object({ email: email() });
export type EmailSignupInput = z.infer<typeof emailSignupRule>;
