import type { EducationLevel } from '@site/validation';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Authorized, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { EducationLevelEnum } from '../education/tutor.type.ts';
import { CurrentUser, type Context } from '../graphql/context.ts';
import type { User } from '../identity/user.entity.ts';
import { ModuleProgress, ProgressAttempt, ProgressCheck } from './moduleProgress.entity.ts';
import { listProgress, saveProgress } from './progress.ts';

@InputType()
export class ProgressInput {
  @Field(() => GraphQLDateTime, { nullable: true }) declare begunAt?: Date | null;
  @Field(() => GraphQLDateTime, { nullable: true }) declare readAt?: Date | null;
  @Field(() => [ProgressCheck], { nullable: true }) declare checks?: ProgressCheck[] | null;
  @Field(() => [ProgressAttempt], { nullable: true }) declare attempts?: ProgressAttempt[] | null;
}

@Resolver()
export class ProgressResolver {
  @Authorized()
  @Query(() => [ModuleProgress])
  progress(@Ctx() context: Context, @CurrentUser() user: User): Promise<ModuleProgress[]> {
    return listProgress(context, user);
  }

  @Authorized()
  @Mutation(() => ModuleProgress)
  saveProgress(
    @Ctx() context: Context,
    @CurrentUser() user: User,
    @Arg('level', () => EducationLevelEnum) level: EducationLevel,
    @Arg('module', () => Int) module: number,
    @Arg('input', () => ProgressInput) input: ProgressInput,
  ): Promise<ModuleProgress> {
    return saveProgress(context, user, { level, module: String(module) }, input);
  }
}
