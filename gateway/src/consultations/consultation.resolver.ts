import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { CurrentUser } from '../identity/currentUser.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';
import { ConsultationInput } from './consultation.input.ts';
import { bookConsultation, listConsultations } from './consultation.ts';

@Resolver()
export class ConsultationResolver {
  @Authorized()
  @Query(() => [Consultation])
  consultations(@Ctx() { em }: Context, @CurrentUser() user: User): Promise<Consultation[]> {
    return listConsultations(em, user);
  }

  @Authorized()
  @Mutation(() => Consultation)
  bookConsultation(
    @Ctx() { em, req }: Context,
    @CurrentUser() user: User,
    @Arg('input', () => ConsultationInput) input: ConsultationInput,
  ): Promise<Consultation> {
    return bookConsultation(em, user, input, req.get('idempotency-key'));
  }
}
