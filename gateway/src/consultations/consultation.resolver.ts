import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { memberOf } from '../graphql/memberOnly.ts';
import { Consultation } from './consultation.entity.ts';
import { ConsultationInput } from './consultation.input.ts';
import { bookConsultation, listConsultations } from './consultations.ts';

@Resolver()
export class ConsultationResolver {
  @Authorized()
  @Query(() => [Consultation])
  async consultations(@Ctx() context: Context): Promise<Consultation[]> {
    return listConsultations(context.em, await memberOf(context));
  }

  @Authorized()
  @Mutation(() => Consultation)
  async bookConsultation(
    @Ctx() context: Context,
    @Arg('input', () => ConsultationInput) input: ConsultationInput,
  ): Promise<Consultation> {
    return bookConsultation(context.em, await memberOf(context), input, context.req.get('idempotency-key'));
  }
}
