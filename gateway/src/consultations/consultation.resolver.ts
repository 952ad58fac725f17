import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { CurrentUser } from '../identity/currentUser.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';
import { ConsultationInput } from './consultation.input.ts';
import { bookConsultation } from './consultation.ts';
import { listConsultations, MAX_LISTED, type OwnConsultation } from './listConsultations.ts';

@Resolver()
export class ConsultationResolver {
  @Authorized()
  @Query(() => [Consultation])
  async consultations(
    @Ctx() { em }: Context,
    @CurrentUser() user: User,
    @Arg('before', () => ID, { nullable: true }) before: string | null | undefined,
    @Arg('limit', () => Int, { nullable: true, defaultValue: MAX_LISTED }) limit: number | null,
  ): Promise<OwnConsultation[]> {
    const query = { limit: limit ?? undefined, before: before ?? undefined };
    return (await listConsultations(em, user, query)).consultations;
  }

  @Authorized()
  @Mutation(() => Consultation)
  bookConsultation(
    @Ctx() { deps, em, req, res }: Context,
    @CurrentUser() user: User,
    @Arg('input', () => ConsultationInput) input: ConsultationInput,
  ): Promise<Consultation> {
    return bookConsultation(em, user, input, {
      idempotencyKey: req.get('idempotency-key'),
      countBooking: () => deps.limit('booking', user.id, res),
    });
  }
}
