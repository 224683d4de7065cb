/** What the bot on the landing page has read. Each section answers one question, and is named as its source. */
export const guide = (trialDays: number): string => `# Parrot guide

## What Parrot is

Parrot is a studio where you build a customer-service bot without writing code, and a desk where your team takes over when the bot doesn't know the answer. The studio is for building, the desk is for live conversations with visitors.

## How long it takes to start

Your bot can answer within minutes. Sign up, add your website, a document or a few questions and answers, publish, and paste one line into your site. Onboarding walks you through these steps in about two minutes.

## No code needed

You don't need to write code or know programming. You type questions and answers, add documents or a website, and draw conversation flows with the mouse. The only thing you paste is one script line into your web page.

## Add it to a website

To install the bot on your website, publish it and paste its embed code, one script line, into your pages. It works on any site, including WordPress and Shopify, and loads after your page so that it doesn't slow it down.

## Documents and websites

The bot learns from your own content: websites, PDF and Word documents, text files, spreadsheets and questions you write yourself. It names its source with every answer from a document, and it doesn't make up what your sources don't say.

## When an agent takes over

Yes, a person can take over at any time. When the bot doesn't know, it says so and offers an agent. The conversation moves to your team's queue in less than a second, and the agent who takes it sees everything that was said. Agents can also talk to visitors by voice and video call.

## Languages

Parrot speaks English, Spanish, German, French and Swedish. The bot recognizes the language of each visitor, and a question in one language finds an answer written in another.

## Price and free trial

What Parrot costs depends on your plan: how many users, apps and daily conversations you need, billed by month or by year. You can try all of it free for ${trialDays} days, and no credit card is needed.

## Your data and privacy

Your data is safe: it stays on your own installation. Parrot needs no API key, no other server and no internet connection to answer. You can connect a language model such as OpenAI, Azure OpenAI or a local one if you want it to phrase answers.

## Artificial intelligence and models

Parrot works without a language model: it finds the right passage in your knowledge and quotes it. Connect OpenAI, Azure OpenAI, any compatible endpoint or a model file on your own machine, and the bot writes its answers from those passages.

## Make it look like your brand

You can change colors, logo, name, greeting and chat bubbles of your bot, with a live preview of the real chat. Parrot points out colors that are hard to read and fixes them with one click.

## Learn from unanswered questions

Questions that your bot couldn't answer are collected and grouped. Parrot proposes an answer from what your agents wrote, and one click adds it to the bot's knowledge.

## Your team and their roles

Invite your colleagues and give them roles: owner, admin, builder, supervisor, agent or billing. Each role sees only what it needs, and you can create your own roles and groups.
`;
