import type { Sample } from './sample.ts';

export const CLINIC: Sample = {
  sampleId: 'clinic',
  appName: 'Clinic front desk',
  description: 'Answers calls for a doctor’s office: appointments, hours, prescriptions, and paperwork.',
  appType: 'Q&A',
  language: 'en',
  welcome:
    'Hi, this is the front desk. I can help with appointments, prescriptions, and opening hours. In an emergency, call 112.',
  faqs: [
    {
      topic: 'Emergencies',
      questions: ['This is an emergency', 'Who do I call at night?', 'I have severe chest pain'],
      answer:
        'Call 112 right away. If it can’t wait until morning but isn’t life-threatening, call the medical on-call service at 116 117, day or night.',
    },
    {
      topic: 'Appointments',
      questions: [
        'How do I book an appointment?',
        'Can I see a doctor today?',
        'I would like to make an appointment',
      ],
      answer:
        'Book online under “Appointments”, or call us between 8:00 and 12:00. If you’re suddenly ill, come to our walk-in hour, every weekday from 8:00 to 9:00.',
    },
    {
      topic: 'Appointments',
      questions: ['How do I cancel my appointment?', 'I can’t come tomorrow', 'Can I move my appointment?'],
      answer:
        'Use the link in your reminder, or call us. Please let us know at least 24 hours ahead, so someone else can have the slot.',
    },
    {
      topic: 'Appointments',
      questions: [
        'What should I bring to my first visit?',
        'I am a new patient',
        'Do you take new patients?',
      ],
      answer:
        'Yes, we’re accepting new patients. Please bring your insurance card, a list of your medications, and any earlier test results, and come ten minutes early to fill in a form.',
    },
    {
      topic: 'Appointments',
      questions: ['Do you offer video consultations?', 'Can I talk to the doctor online?'],
      answer:
        'Yes, for follow-up visits and for discussing results. Choose “Video” when you book, and we’ll email you the link. For a first visit, please come to the practice.',
    },
    {
      topic: 'Practice',
      questions: ['When are you open?', 'What are your opening hours?', 'Are you open on Saturday?'],
      answer:
        'Monday, Tuesday, and Thursday from 8:00 to 18:00, Wednesday and Friday from 8:00 to 13:00. We’re closed on weekends and public holidays.',
    },
    {
      topic: 'Practice',
      questions: [
        'Where is the practice?',
        'How do I find you?',
        'Is the entrance accessible for wheelchairs?',
      ],
      answer:
        'Lindenweg 4, second floor, next to the pharmacy. Bus 12 stops in front of the building. There’s an elevator, and the entrance has no steps.',
    },
    {
      topic: 'Prescriptions',
      questions: [
        'How do I get a repeat prescription?',
        'My medication is running out',
        'Can you renew my prescription?',
      ],
      answer:
        'Order it online under “Prescriptions” with the name of the medication. If we’ve scanned your card this quarter, you can pick it up at the pharmacy from noon on the next business day.',
    },
    {
      topic: 'Paperwork',
      questions: ['I need a sick note', 'Can I get a certificate for my employer?'],
      answer:
        'A doctor needs to speak with you first, during the walk-in hour or by video. The note is sent to you and your insurance electronically.',
    },
    {
      topic: 'Paperwork',
      questions: [
        'When do I get my test results?',
        'Are my blood test results in?',
        'How do I get my lab results?',
      ],
      answer:
        'Lab results usually arrive within two to three business days. We’ll call you if anything needs discussing; otherwise, you can ask us after 14:00.',
    },
    {
      topic: 'Paperwork',
      questions: ['How do I get a referral to a specialist?', 'I need a referral letter'],
      answer:
        'If the doctor has agreed to it, order the referral online under “Prescriptions”. Otherwise, book a short appointment, and we’ll find the right specialist together.',
    },
    {
      topic: 'Practice',
      questions: [
        'Which vaccinations do you give?',
        'Can I get a flu shot?',
        'Do you offer travel vaccinations?',
      ],
      answer:
        'All commonly recommended ones, including flu and travel vaccinations. Bring your vaccination card, and book travel vaccinations six weeks before you leave.',
    },
  ],
};
