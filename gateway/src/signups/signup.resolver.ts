import { Arg, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { limitClient } from '../graphql/limitClient.ts';
import { EmailSignup } from './emailSignup.entity.ts';
import { EmailSignupInput } from './signup.input.ts';
import { signUpEmail } from './signups.ts';

@Resolver()
export class SignupResolver {
  @Mutation(() => EmailSignup)
  @UseMiddleware(limitClient('signup'))
  signUpEmail(
    @Ctx() { em }: Context,
    @Arg('input', () => EmailSignupInput) input: EmailSignupInput,
  ): Promise<EmailSignup> {
    return signUpEmail(em, input);
  }
}
