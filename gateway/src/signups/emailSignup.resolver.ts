import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { EmailSignup } from './emailSignup.entity.ts';
import { EmailSignupInput } from './emailSignup.input.ts';
import { signUpEmail } from './emailSignup.ts';

@Resolver()
export class EmailSignupResolver {
  @Mutation(() => EmailSignup)
  async signUpEmail(
    @Ctx() { deps, em, req, res }: Context,
    @Arg('input', () => EmailSignupInput) input: EmailSignupInput,
  ): Promise<EmailSignup> {
    await deps.limit('signup', clientAddress(req), res);
    return signUpEmail(em, input);
  }
}
