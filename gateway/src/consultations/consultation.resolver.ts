import type { ConsultationInput as Input, ServiceInterest } from '@site/validation';
import { Arg, Authorized, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentUser, type Context } from '../graphql/context.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation, ServiceInterestEnum } from './consultation.entity.ts';
import { changeBooking, withdrawBooking } from './changeBooking.ts';
import { bookConsultation, listConsultations, MAX_LISTED, type OwnConsultation } from './consultation.ts';

@InputType()
export class ConsultationInput implements Input {
  @Field(() => String) declare name: string;
  @Field(() => String) declare email: string;
  @Field(() => String) declare phone: string;
  @Field(() => ServiceInterestEnum) declare service: ServiceInterest;
  @Field(() => String, { nullable: true }) declare message?: string | null;
}

@Resolver()
export class ConsultationResolver {
  @Authorized()
  @Query(() => [Consultation])
  async consultations(
    @Ctx() context: Context,
    @CurrentUser() user: User,
    @Arg('before', () => ID, { nullable: true }) before: string | null | undefined,
    @Arg('limit', () => Int, { nullable: true, defaultValue: MAX_LISTED }) limit: number | null,
  ): Promise<OwnConsultation[]> {
    const query = { limit: limit ?? undefined, before: before ?? undefined };
    return (await listConsultations(context, user, query)).consultations;
  }

  @Authorized()
  @Mutation(() => Consultation)
  bookConsultation(
    @Ctx() context: Context,
    @CurrentUser() user: User,
    @Arg('input', () => ConsultationInput) input: ConsultationInput,
  ): Promise<OwnConsultation> {
    return bookConsultation(context, user, input);
  }

  @Authorized()
  @Mutation(() => Consultation)
  changeBooking(
    @Ctx() context: Context,
    @CurrentUser() user: User,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ConsultationInput) input: ConsultationInput,
  ): Promise<Consultation> {
    return changeBooking(context, user, id, input);
  }

  @Authorized()
  @Mutation(() => Boolean)
  async withdrawBooking(
    @Ctx() context: Context,
    @CurrentUser() user: User,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await withdrawBooking(context, user, id);
    return true;
  }
}
