import type { Sample } from './sample.ts';

export const HOTEL: Sample = {
  sampleId: 'hotel',
  appName: 'Hotel reception',
  description: 'Helps guests before and during their stay: arrival, breakfast, parking, and bookings.',
  appType: 'Q&A',
  language: 'en',
  welcome: 'Welcome! I can help with your booking and your stay. What would you like to know?',
  faqs: [
    {
      topic: 'Arrival',
      questions: ['When can I check in?', 'What time is check-in?', 'When is my room ready?'],
      answer:
        'Your room is ready from 15:00. If you arrive earlier, leave your luggage at reception and make yourself at home in the lobby.',
    },
    {
      topic: 'Arrival',
      questions: [
        'Can I arrive late at night?',
        'Is the reception open around the clock?',
        'My flight lands after midnight',
      ],
      answer:
        'Yes. Reception is staffed day and night. If you arrive after 22:00, let us know in advance so we can hold your room.',
    },
    {
      topic: 'Arrival',
      questions: [
        'How do I get to you from the airport?',
        'Is there a shuttle?',
        'Which train goes to the hotel?',
      ],
      answer:
        'Take the airport train to Central Station (25 minutes), then walk five minutes along the river. A taxi costs about 40 euros; we’re happy to book one for you.',
    },
    {
      topic: 'Departure',
      questions: ['When do I have to check out?', 'What time is check-out?', 'Can I leave later?'],
      answer:
        'Please check out by 11:00. Late check-out until 14:00 costs 20 euros, if the room is available; ask at reception the evening before.',
    },
    {
      topic: 'Departure',
      questions: ['Can I leave my luggage after check-out?', 'Do you store bags?'],
      answer: 'Yes, free of charge, until you leave town. Just bring your bags to reception.',
    },
    {
      topic: 'Hotel',
      questions: ['When is breakfast?', 'Is breakfast included?', 'What does breakfast cost?'],
      answer:
        'Breakfast is served from 7:00 to 10:30, on weekends until 11:00. It’s included in most rates; otherwise, it’s 18 euros. Tell us about any allergies, and we’ll take care of them.',
    },
    {
      topic: 'Hotel',
      questions: [
        'Do you have parking?',
        'Where can I park my car?',
        'Is there a charger for electric cars?',
      ],
      answer:
        'There’s a garage under the hotel for 19 euros a night, with four chargers for electric cars. Spaces can’t be reserved, but it’s rarely full.',
    },
    {
      topic: 'Hotel',
      questions: ['What is the Wi-Fi password?', 'Do you have free internet?', 'How do I get online?'],
      answer:
        'Wi-Fi is free throughout the hotel. Choose the network “Guests” and enter your room number and last name.',
    },
    {
      topic: 'Hotel',
      questions: ['Are pets allowed?', 'Can I bring my dog?'],
      answer:
        'Dogs and cats are welcome for 15 euros a night. Let us know when you book, so we can give you a suitable room.',
    },
    {
      topic: 'Hotel',
      questions: ['Do you have a gym or a sauna?', 'Is there a pool?', 'When does the spa open?'],
      answer:
        'The sauna and gym on the sixth floor are open from 7:00 to 22:00 and free for guests. We don’t have a pool, but there’s a public one three minutes away.',
    },
    {
      topic: 'Booking',
      questions: [
        'Can I cancel my booking?',
        'How do I change my reservation?',
        'Until when is cancellation free?',
      ],
      answer:
        'Flexible rates can be changed or canceled free of charge until 18:00 on the day before arrival: use the link in your confirmation. Saver rates are non-refundable.',
    },
    {
      topic: 'Booking',
      questions: ['Do you have rooms for families?', 'Can I get an extra bed or a crib?'],
      answer:
        'Our family rooms sleep four. A crib is free, and an extra bed costs 25 euros a night in any double room; please let us know when you book.',
    },
  ],
};
