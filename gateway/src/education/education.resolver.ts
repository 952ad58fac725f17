import type { EducationLevel } from '@site/validation';
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { CurrentUser } from '../identity/currentUser.ts';
import type { User } from '../identity/user.entity.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { glossary } from './glossary.ts';
import { Lesson } from './lesson.type.ts';
import { openLesson } from './lessons.ts';
import { Term } from './term.type.ts';
import { AiChatInput } from './tutor.input.ts';
import { AiChatReply, EducationLevelEnum } from './tutor.reply.ts';

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

  @Authorized()
  @Mutation(() => AiChatReply)
  async askTutor(
    @Ctx() { deps, res }: Context,
    @CurrentUser() user: User,
    @Arg('input', () => AiChatInput) input: AiChatInput,
  ): Promise<AiChatReply> {
    await deps.limit('tutor', user.id, res);
    return deps.tutor.ask(input, abortOnDisconnect(res));
  }
}
