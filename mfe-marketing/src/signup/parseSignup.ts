import { emailSignupRule, type EmailSignupInput } from '@site/contracts';

/** What somebody typed, as the gateway wants it, or what is wrong with it. */
export function parseSignup(typed: EmailSignupInput): { input: EmailSignupInput } | { problem: string } {
  const { data, error } = emailSignupRule.safeParse(typed);
  return data ? { input: data } : { problem: error?.issues[0]?.message ?? '' };
}
