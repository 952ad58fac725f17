import type { EmailSignupInput as Input } from '@site/validation';
import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { EmailSignup } from './emailSignup.entity.ts';
import { signUpEmail } from './emailSignup.ts';

@InputType()
export class EmailSignupInput implements Input {
  @Field(() => String) declare email: string;
}

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
