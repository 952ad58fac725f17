import { Query, Resolver } from 'type-graphql';
import { CurrentUser } from '../graphql/context.ts';
import { User } from './user.entity.ts';

@Resolver(() => User)
export class UserResolver {
  /** Null for a visitor rather than an error, so that a visitor's browser console stays free of errors. */
  @Query(() => User, { nullable: true })
  currentUser(@CurrentUser() user: User | null): User | null {
    return user;
  }
}
