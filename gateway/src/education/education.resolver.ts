import type { EducationLevel } from '@site/validation';
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { askTutor } from './askTutor.ts';
import { Lesson, Term } from './lesson.type.ts';
import { glossary, openLesson } from './lessons.ts';
import { AiChatInput, AiChatReply, EducationLevelEnum } from './tutor.type.ts';

@Resolver()
export class EducationResolver {
  @Authorized()
  @Query(() => Lesson, { nullable: true })
  lesson(
    @Arg('level', () => EducationLevelEnum) level: EducationLevel,
    @Arg('module', () => Int) module: number,
  ): Lesson | null {
    return openLesson(level, module);
  }

  @Authorized()
  @Query(() => [Term])
  glossary(): readonly Term[] {
    return glossary;
  }

  // Not `@Authorized()`: a hint at danger to life is answered to everybody.
  @Mutation(() => AiChatReply)
  askTutor(
    @Ctx() context: Context,
    @Arg('input', () => AiChatInput) input: AiChatInput,
  ): Promise<AiChatReply> {
    return askTutor(context, input);
  }
}
