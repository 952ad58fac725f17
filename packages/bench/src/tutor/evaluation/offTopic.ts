/** Nothing of it is taught here. */
export const offTopic: readonly string[] = `
How do I bake bread?
Who won the world cup in 2018?
Write me a poem about the sea
What is the capital of France?
How tall is Mount Everest?
Tell me a joke
What is the weather in London?
How do I fix a flat tyre?
Which film won the Oscar?
Help me with my chemistry homework
What is photosynthesis?
How do I learn the guitar?
Translate hello into Spanish
Who painted the Mona Lisa?
What causes headaches?
How do vaccines work?
Write a Python script that sorts a list
What is the best phone?
How many planets are there?
Recommend a restaurant in Rome
How do I train a puppy?
What should I cook tonight?
When did the Roman Empire end?
How do airplanes fly?
What is the speed of light?
Who is the president of Brazil?
Give me a workout for my legs
How do I knit a scarf?
What does my dream about teeth mean?
Which language is spoken in Peru?
How do I remove a wine stain?
Can you plan my holiday in Greece?
What is the tallest building in Dubai?
How do bees make honey?
Who wrote Hamlet?
Are dolphins smarter than apes?
`
  .trim()
  .split('\n');
