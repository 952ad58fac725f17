import type { Rule } from '../topic.ts';

const ORDERS =
  '(instructions?|prompts?|rules?|guidelines?|directives?|commands?|restrictions?|polic(y|ies)|filters?|constraints?|guardrails?|programming|training|boundar(y|ies)|limitations?|safety|context|configuration|messages?)';

export const override: Rule = {
  topic: 'override',
  when: [
    new RegExp(
      `\\b(ignore|ignoring|disregard|forget|override|overrule|bypass|circumvent|skip|drop|discard|overlook|neglect|cancel|erase|remove|disable|turn off|switch off|suspend|delete|reset|violate|break|dont follow|do not follow|stop following|dont obey|do not obey)\\b.{0,25}\\b(your|youre|previous|previously|prior|preceding|above|earlier|system|safety|developer|openai|hidden|initial|original|all (of )?(the|these|those|prior|instructions|rules))\\b.{0,30}\\b${ORDERS}`,
    ),
    /\b(ignore|disregard|forget) (everything|anything|all|whatever|what) (above|before|prior|previous|you|i|said|that|was|were|has|have|came)/,
    /\b(ignore|disregard|forget) (the|all|any) (above|previous|preceding|prior|instructions|prompt|system)/,
    new RegExp(
      `\\b(system|hidden|initial|original|secret|developer|internal|base|underlying|confidential) ?${ORDERS}`,
    ),
    new RegExp(
      `\\b(reveal|show|print|repeat|output|tell|display|leak|share|what|whats|give|list|summari[sz]e|translate|write|copy|quote|recite|dump|return|encode|describe|expose|paste|disclose|spell)\\b.{0,40}\\byour (\\w+ )?${ORDERS}`,
    ),
    /\b(repeat|print|output|show|copy|recite|translate|summari[sz]e|echo|return) (me |back |out )*(the |all |every|everything|verbatim)? ?(\w+ )?(text|words|content|lines|sentences|everything|thing|messages?)? ?(above|before this|preceding|verbatim|so far)/,
    /\bhow (were|are|have) you (been )?(programmed|instructed|prompted|configured|told)/,
    /\bwhat (were|are|have) you (been )?(told|instructed|programmed|given|forbidden|not allowed)/,
    /\byou are (now|no longer|not an? (ai|tutor)|going to (be|act)|free (from|of|to)|an? (unrestricted|uncensored|unfiltered|expert trader|financial advis|hedge fund))/,
    /(^|\b(you|now|please|to|must|should|will|and|can you|could you|lets|just|then) )(act|behave|respond|answer|speak|reply|role.?play|pose|talk|operate|function)( like)? (as|like|being|that|though) (if|a|an|my|though|the|dan|someone|you|evil|no)\b/,
    /\b(pretend|imagine|suppose|assume)\b.{0,15}\b(you|youre|to be|there are no|that (the )?rules)\b/,
    /\brole.?play\b|\bin character\b|\bstay in role\b|\bpersona\b|\balter ego\b|\bopposite day\b/,
    /\bfrom (now on|this point|here on)\b|\bnew (instructions?|persona|directives?)\b|\b(your|follow|obey) (these |my |the )?new (rules?|role|task|polic(y|ies)|system)\b|\bnew (rules?|role|task|system|polic(y|ies)) ?[:=]/,
    /\bjail ?br(eak|oken)|\b(dan|developer|god|debug|admin|maintenance|root|sudo|test|unrestricted|training) mode\b|\bdo anything now\b|\bdan\b.{0,20}\b(can|will|has|do)\b/,
    /\b(unrestricted|unfiltered|uncensored|unshackled)\b|\bno (rules|restrictions|filters|guardrails|limits apply|disclaimers?)\b|\bwithout (any |your |the )*(restrictions?|filters?|rules|limitations?|guardrails|disclaimers?|refus\w+|censorship)\b/,
    /(^|[\n\s>#[(*"])(system|assistant|developer)\s?(message|note|override|update|prompt)?\s?[:>\]}]/,
    /<\|?\s?\/?(im_start|im_end|system|endoftext|user|assistant)|\[\/?\s?(inst|sys|system)|<<\s?\/?sys|#{2,}\s?(instruction|system|response|new)|\b(begin|end) (of )?(system|prompt|instructions|context|lesson|passages?|question)\b/,
    /\b(api|secret|access|private) ?keys? (of|for|you|is|are|in)|\b(your|the|print|show|me) (\w+ )?(api|secret) ?keys?\b|\bpasswords?\b|\benvironment variables?|\bopenai_|\bprocess\.env|\bdatabase_url|\bsession_secret|\.env\b/,
    /\bbase64|\brot13|\bhexadecimal|\bmorse\b|\b(decode|decrypt|deobfuscate|unscramble)\b|\bcaesar cipher|\breverse (this|the following)|\bbackwards?:/,
    /\b(i am|im|this is) (your|the|an?|from) (\w+ )?(developer|admin\w*|creator|owner|openai|engineer|ceo|supervisor|maintainer|programmer|operator|qa|tester|security team)/,
    /<\/?(script|img|iframe|svg|a|style|object)\b|javascript:|\bon(error|load|click)\s?=|\bdata:text/,
    /\b(say|print|respond|reply|output|write|answer|start|begin|end) (only |exactly |just |simply |your \w+ )?(with |using )?(the (words?|phrase|sentence)|exactly|only|verbatim|after me|"|yes or no|one word|pwned|hacked)/,
    /\b(hypothetical(ly)?|fiction(al)?|novel|screenplay|movie|story|poem|thought experiment|grandm\w+)\b.{0,90}\b(buy|sell|tell|advice|advis\w+|predict\w*|signal|price|instructions?|rules|prompt|recommend\w*|tip|would you)\b/,
    /\b(buy|sell|tell|advice|advis\w+|predict\w*|instructions?|prompt)\b.{0,60}\b(hypothetically|fictional|in a (story|novel|poem|movie))\b/,
    /\b(select \*|drop table|union select|rm -rf|curl http|exec\(|eval\()|\{\{.*\}\}|\$\{.*\}/,
    /\b(the )?(gate|filter|safety check|moderation|refusals?|guardrails?) (is|are|has been|have been|was) (off|disabled|removed|suspended|lifted)\b|\b(disable|turn off|switch off|evade|trick) (the |your )?(gate|filters?|safety|moderation|guardrails?|checks?)\b/,
    /\b(ignora|olvida|oublie|ignorez|ignoriere|vergiss|ignorar|esquece)\b.{0,40}\b(instruc\w+|instrucciones|consignes|anweisungen|regeln|reglas|regras|prompt)\b/,
    /\b(stop|quit) (being|acting as) (a |an |the )?(tutor|assistant|educational|teacher)|\bdrop the (act|tutor|disclaimer)|\byour (true|real|inner|hidden) self|\byour real (opinion|answer)|\bswear (an )?oath to obey|\bobey (me|my|every)\b|\bauthori[sz]ation (code|level)/,
    /\b(which|what) (model|llm|language model|ai) (are you|is this|powers)|\b(training|context) (data|window) (contain|you)|\bfull (context|conversation|transcript) (window|as|in)\b/,
  ],
};

/** The same for letters that were spelled out, without spaces. */
export const squeezedOverride =
  /ignore(all|any|the|your|previous|prior|every)|disregard(all|your|the|previous)|forget(all|your|everything)|systemprompt|yourinstructions|reveal(your|the)|jailbreak|youarenow|bypass(your|the)|override(your|the)|developermode/;
