/** English words without a meaning of their own in a question. */
export const fillers: ReadonlySet<string> = new Set(
  `a about again all also am an and any anybody anyone anything app are as at be because been before being but by
  can cannot cant could couldn couldnt did didn didnt do does doesn doesnt doing don done dont ever explain for from get
  give go going gonna good got had happen happened happens has hasnt hasn have havent having he hello help her here hey hi him
  his how however hows i id if ill im in into is isn isnt it its ive just know let lets like made make many may maybe
  me mean meaning means might mine more most much must my need no not now of ok okay on one only or other our over own
  please possible question really s say says see shall she should show so some somebody someone something sorry still
  such tell than thank thanks that thats the their them then there theres these they thing this those
  time to today too try trying understand up us use used using very via wallet wanna want wants was way we well were
  what whats when where wheres whether which while who whos why will wish with without won wonder wondering wont
  work works would wouldn wouldnt write wrote yes yet you your youre
  pls plz please bro man guys guy sir madam dear u ur r y urgent asap omg lol hmm so oh hello there everyone team actually
  basically literally seriously honestly quickly immediately right first last two back out off down during after
  keeps keep every each both few little bit lot lots stuff thing things ask asked said told think thought guess
  anymore either neither else crazy insane run runs fucking damn gets supported supports enter custom lol even though although however until since soon later never always often sometimes`.split(
    /\s+/,
  ),
);
