import { emailSignupRule, suggestEmail, type EmailSignupInput } from '@site/validation';

export { suggestEmail };

/** The typed address as the gateway takes it, or what is wrong with it. */
export function parseSignup(typed: EmailSignupInput): { input: EmailSignupInput } | { problem: string } {
  const { data, error } = emailSignupRule.safeParse(typed);
  return data ? { input: data } : { problem: error?.issues[0]?.message ?? '' };
}
