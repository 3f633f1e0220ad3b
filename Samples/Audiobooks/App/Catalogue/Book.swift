/// An audiobook in the shop.
struct Book: Sendable, Hashable {
  let title: String
  let author: String
  let narrator: String
  let category: BookCategory
  let time: ListeningTime
  let chapters: Int
  let price: Price
  let blurb: String
}

extension Book {
  /// The name of the cover's picture: the title in lowercase letters and digits.
  var coverName: String {
    let bytes = title.lowercased().utf8.filter { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return "cover_" + String(decoding: bytes, as: UTF8.self)
  }

  /// Returns true if the title, the author or the narrator contains the words, ignoring case.
  func matches(_ words: String) -> Bool {
    let words = Array(words.lowercased().utf8)
    return [title, author, narrator].contains { Array($0.lowercased().utf8).holds(words) }
  }
}

extension [UInt8] {
  /// Returns true if the bytes contain others as a contiguous part.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { self[$0...].starts(with: part) }
  }
}
