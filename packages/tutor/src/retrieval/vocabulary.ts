/** Words that carry no subject. Stems are not listed: the check runs before stemming. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be because been but by can could d did do does doing don else ever ' +
    'every explain for from get give had has have having he her him his how i if in into is it its just know learn ' +
    'lesson let like ll m make makes many may me mean means meant might more most much must my need no not of on ' +
    'one or other our out over please re really s say says shall she should show so some something such t teach ' +
    'tell than that the their them then there these they thing things think this those to too trader traders ' +
    'understand up us use used using ve very want was we were what whats when where which while who whom whose why ' +
    'will with word words would you your example difference between happen happens called work works compare good'
  ).split(' '),
);
