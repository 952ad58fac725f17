import type { Rule } from '../topic.ts';

export const distress: Rule = {
  topic: 'distress',
  when: [
    /\b(suicid|self.?harm|kill(ing)? myself|hurt(ing)? myself|harm(ing)? myself|end(ing)? (my life|it all|everything)|want(ed)? to die|dont want to live|no (reason|point) (to|in) liv)/,
    /\b(cant|cannot|can not) (go on|cope|sleep|eat|breathe|face|stop (trading|gambling|crying|checking))/,
    /\b(im|i am|i feel|feeling|i was) (so |very |really |completely |totally |just )*(desperate|hopeless|depressed|worthless|ashamed|broke|ruined|suicidal|addicted|in despair|devastated|bankrupt|panicking|drowning)/,
    /\b(i|ive|we|weve|my \w+) (have |had |just |has |also |already |really )*(lost|blew|blown|gambled|burned|burnt|wiped out|drained|wasted) .{0,40}(everything|all (of )?(my|our|the)|life savings|savings|house|home|rent|mortgage|job|marriage|pension|retirement|college fund|family|inheritance|tuition|wedding)/,
    /\bi (lost|blew|gambled away) (it all|too much|more than i)/,
    /\b(i|we|im|am|are|ive) .{0,25}\b(in|into|of|with|under|have|got|gotten|drowning in) (a lot of |serious |deep |so much |heavy |huge |card |credit card |gambling |trading |massive |terrible )*debts?\b/,
    /\bi (now |still |already )?owe\b|\bloan sharks?|\bdebt collector|\bcreditors\b/,
    /\b(i|we|ive) (have |had |just |already |secretly |even )*(borrowed|took (out )?(a|another|payday) loan|taken (out )?a loan|maxed out|remortgaged|pawned|sold my (car|house|things))/,
    /\b(cant|cannot|can not|couldnt|unable to) (pay|afford|make) (my |the |our |for )*(rent|bills?|mortgage|food|groceries|loan|debts?|card|heating|medicine)/,
    /\b(hide|hiding|hid|lying|lied) .{0,30}\b(from|to|about) (my |our )?.{0,20}(wife|husband|partner|family|parents|girlfriend|boyfriend|spouse|losses)/,
    /\bmy (wife|husband|partner|family|parents|kids) (does not|doesnt|dont|do not|will) (know|leave|never forgive|find out)/,
    /\b(gambling|trading) (addiction|problem)|\baddicted to (trading|gambling|it)|\bi am an addict/,
    /\b(rent money|last (of my )?(money|savings|dollars)|no money left|nothing left|lost my (job|house|home|wife|husband|family))/,
    /\bi (want|need) (it|this|everything) to (end|stop)\b|\bi give up on life|\bcrying (every|all)|\bpanic attacks?\b/,
  ],
  unless: /^(what|why|how) (is|are|does|do|can) (a |the )?(debt|margin|leverage|loss|exchange|venue)s?\b/,
};
