import { Arg, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { limitFieldByAddress } from '../limits/limitFieldByAddress.ts';
import { EmailSignup } from './emailSignup.entity.ts';
import { EmailSignupInput } from './emailSignup.input.ts';
import { signUpEmail } from './emailSignup.ts';

@Resolver()
export class EmailSignupResolver {
  @Mutation(() => EmailSignup)
  @UseMiddleware(limitFieldByAddress('signup'))
  signUpEmail(
    @Ctx() { em }: Context,
    @Arg('input', () => EmailSignupInput) input: EmailSignupInput,
  ): Promise<EmailSignup> {
    return signUpEmail(em, input);
  }
}
