import { Arg, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { limitClient } from '../graphql/limitClient.ts';
import { EmailSignup } from './emailSignup.entity.ts';
import { EmailSignupInput } from './emailSignup.input.ts';
import { signUpEmail } from './emailSignup.ts';

@Resolver()
export class EmailSignupResolver {
  @Mutation(() => EmailSignup)
  @UseMiddleware(limitClient('signup'))
  signUpEmail(
    @Ctx() { em }: Context,
    @Arg('input', () => EmailSignupInput) input: EmailSignupInput,
  ): Promise<EmailSignup> {
    return signUpEmail(em, input);
  }
}
