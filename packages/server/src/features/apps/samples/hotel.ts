import type { Sample } from './sample.ts';

export const HOTEL: Sample = {
  sampleId: 'hotel',
  appName: 'Hotel reception',
  description:
    'Helps guests before and during their stay: arrival, breakfast, parking, bookings and the house.',
  appType: 'Q&A',
  language: 'en',
  welcome: 'Welcome! I know all about the house, your booking and your stay. What would you like to know?',
  faqs: [
    {
      topic: 'Arrival',
      questions: ['When can I check in?', 'What time is check-in?', 'When is my room ready?'],
      answer:
        'Your room is ready from 15:00. If you come earlier, leave your luggage at the reception and make yourself at home in the lobby.',
    },
    {
      topic: 'Arrival',
      questions: [
        'Can I arrive late at night?',
        'Is the reception open around the clock?',
        'My flight lands after midnight',
      ],
      answer:
        'Yes. Somebody is at the reception day and night. If you arrive after 22:00, tell us beforehand so that we keep your room.',
    },
    {
      topic: 'Arrival',
      questions: [
        'How do I get to you from the airport?',
        'Is there a shuttle?',
        'Which train goes to the hotel?',
      ],
      answer:
        'Take the airport train to Central Station, which is 25 minutes, then walk five minutes along the river. A taxi is about 40 euros; we book one for you if you like.',
    },
    {
      topic: 'Departure',
      questions: ['When do I have to check out?', 'What time is check-out?', 'Can I leave later?'],
      answer:
        'Please check out by 11:00. A late check-out until 14:00 is 20 euros where the room is free; ask the reception the evening before.',
    },
    {
      topic: 'Departure',
      questions: ['Can I leave my luggage after check-out?', 'Do you store bags?'],
      answer: 'Yes, free of charge, until you travel on. Just bring your bags to the reception.',
    },
    {
      topic: 'House',
      questions: ['When is breakfast?', 'Is breakfast included?', 'What does breakfast cost?'],
      answer:
        'Breakfast is served from 7:00 to 10:30, at weekends until 11:00. It is included in most rates; otherwise it is 18 euros. Tell us of allergies and we see to it.',
    },
    {
      topic: 'House',
      questions: [
        'Do you have parking?',
        'Where can I park my car?',
        'Is there a charger for electric cars?',
      ],
      answer:
        'There is a garage under the house for 19 euros a night, with four chargers for electric cars. Places can’t be reserved, but it is rarely full.',
    },
    {
      topic: 'House',
      questions: ['What is the Wi-Fi password?', 'Do you have free internet?', 'How do I get online?'],
      answer:
        'Wi-Fi is free in the whole house. Choose the network “Guests” and enter your room number and your last name.',
    },
    {
      topic: 'House',
      questions: ['Are pets allowed?', 'Can I bring my dog?'],
      answer:
        'Dogs and cats are welcome for 15 euros a night. Please tell us when you book, so that we give you a fitting room.',
    },
    {
      topic: 'House',
      questions: ['Do you have a gym or a sauna?', 'Is there a pool?', 'When does the spa open?'],
      answer:
        'The sauna and the gym on the sixth floor are open from 7:00 to 22:00 and free for guests. We have no pool, but the public baths are three minutes away.',
    },
    {
      topic: 'Booking',
      questions: [
        'Can I cancel my booking?',
        'How do I change my reservation?',
        'Until when is cancelling free?',
      ],
      answer:
        'Flexible rates can be changed and cancelled free of charge until 18:00 on the day before arrival: use the link in your confirmation. Saver rates can’t be paid back.',
    },
    {
      topic: 'Booking',
      questions: ['Do you have rooms for families?', 'Can I get an extra bed or a cot?'],
      answer:
        'Our family rooms sleep four. A cot is free and an extra bed is 25 euros a night in any double room; please tell us when you book.',
    },
  ],
};
