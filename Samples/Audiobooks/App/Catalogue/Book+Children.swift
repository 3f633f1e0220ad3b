extension Book {
  /// Books for children, all invented.
  static let children: [Book] = [
    Book(
      title: "The Bear Who Fixed Radios", author: "Poppy Underhill", narrator: "Hana Mori",
      category: .children, time: .hours(1, 20), chapters: 8, price: Price(cents: 499),
      blurb: "Bruno the bear can mend anything but his own alarm clock."),
    Book(
      title: "Captain Marmalade", author: "Felix Tumbledown", narrator: "Gideon Pell",
      category: .children, time: .hours(2, 5), chapters: 12, price: Price(cents: 499),
      blurb: "A cat, a bathtub and the longest voyage across a kitchen."),
    Book(
      title: "Lotta and the Upstairs Moon", author: "Greta Holm", narrator: "Elin Strand",
      category: .children, time: .hours(0, 55), chapters: 6, price: Price(cents: 399),
      blurb: "The moon moves in on the third floor and cannot find the light switch."),
    Book(
      title: "The Very Late Train", author: "Ned Crispin", narrator: "Samuel Okoro",
      category: .children, time: .hours(1, 40), chapters: 9, price: Price(cents: 499),
      blurb: "The 8:15 has never been on time, until the day when everybody else is late."),
    Book(
      title: "Seven Umbrellas", author: "Mina Okafor-Lund", narrator: "Ruth Abara",
      category: .children, time: .hours(1, 10), chapters: 7, price: Price(cents: 399),
      blurb: "Seven lost umbrellas set out together to find a little rain."),
    Book(
      title: "How to Borrow a Whale", author: "Olive Pettigrew", narrator: "Agnes Moor",
      category: .children, time: .hours(2, 30), chapters: 14, price: Price(cents: 599),
      blurb: "Step one: ask nicely. Step two: bring a very large towel."),
  ]
}
