import type { Sample } from './sample.ts';

export const CLINIC: Sample = {
  sampleId: 'clinic',
  appName: 'Clinic front desk',
  description:
    'Takes the telephone’s load off a doctor’s practice: appointments, hours, prescriptions and papers.',
  appType: 'Q&A',
  language: 'en',
  welcome:
    'Hello, this is the front desk. I help with appointments, prescriptions and opening hours. In an emergency please call 112.',
  faqs: [
    {
      topic: 'Emergencies',
      questions: ['This is an emergency', 'Who do I call at night?', 'I have severe chest pain'],
      answer:
        'Please call 112 at once. For trouble that can’t wait until morning but is not life-threatening, the medical on-call service answers at 116 117, day and night.',
    },
    {
      topic: 'Appointments',
      questions: [
        'How do I book an appointment?',
        'Can I see a doctor today?',
        'I would like to make an appointment',
      ],
      answer:
        'Book online on our page under “Appointments”, or call us between 8:00 and 12:00. For sudden illness there is an open hour every weekday from 8:00 to 9:00 without an appointment.',
    },
    {
      topic: 'Appointments',
      questions: ['How do I cancel my appointment?', 'I can’t come tomorrow', 'Can I move my appointment?'],
      answer:
        'Use the link in your reminder, or call us. Please tell us at least 24 hours before, so that somebody else can have the time.',
    },
    {
      topic: 'Appointments',
      questions: [
        'What should I bring to my first visit?',
        'I am a new patient',
        'Do you take new patients?',
      ],
      answer:
        'Yes, we take new patients. Please bring your insurance card, a list of your medicines and earlier findings, and come ten minutes early for the form.',
    },
    {
      topic: 'Appointments',
      questions: ['Do you offer video consultations?', 'Can I talk to the doctor online?'],
      answer:
        'Yes, for follow-up visits and for talking through findings. Choose “Video” when you book; you get the link by mail. Patients we have not met come to the practice first.',
    },
    {
      topic: 'Practice',
      questions: ['When are you open?', 'What are your opening hours?', 'Are you open on Saturday?'],
      answer:
        'Monday, Tuesday and Thursday from 8:00 to 18:00, Wednesday and Friday from 8:00 to 13:00. At weekends and on public holidays we are closed.',
    },
    {
      topic: 'Practice',
      questions: [
        'Where is the practice?',
        'How do I find you?',
        'Is the entrance accessible for wheelchairs?',
      ],
      answer:
        'Lindenweg 4, second floor, next to the pharmacy. Bus 12 stops in front of the house. There is a lift, and the entrance has no steps.',
    },
    {
      topic: 'Prescriptions',
      questions: [
        'How do I get a repeat prescription?',
        'My tablets run out',
        'Can you renew my prescription?',
      ],
      answer:
        'Order it on our page under “Prescriptions” with the name of the medicine. If we have seen your card this quarter, the pharmacy has it from noon of the next working day.',
    },
    {
      topic: 'Papers',
      questions: ['I need a sick note', 'Can I get a certificate for my employer?'],
      answer:
        'A doctor has to speak with you first, in the open hour or by video. The note goes to your insurance and to you electronically.',
    },
    {
      topic: 'Papers',
      questions: [
        'When do I get my test results?',
        'Are my blood values there?',
        'How do I hear of my lab findings?',
      ],
      answer:
        'Laboratory findings usually arrive after two to three working days. We call you where something needs talking about; otherwise you can ask us from 14:00 on.',
    },
    {
      topic: 'Papers',
      questions: ['How do I get a referral to a specialist?', 'I need a referral letter'],
      answer:
        'Where the doctor has agreed to it, order the referral on our page under “Prescriptions”. Otherwise please book a short appointment, so that we choose the right specialist together.',
    },
    {
      topic: 'Practice',
      questions: [
        'Which vaccinations do you give?',
        'Can I get a flu shot?',
        'Do you vaccinate for travelling?',
      ],
      answer:
        'All that are usually advised, flu and travel vaccinations too. Please bring your vaccination card, and book travel vaccinations six weeks before you leave.',
    },
  ],
};
