/// The widths of texts in the font Inter, by which a drawing breaks and cuts lines.
///
/// The numbers are the advance widths of its characters from the space to the tilde, in thousandths
/// of the size. Other fonts are about as wide.
package enum TextMeasure {
  /// Returns the width of a text.
  package static func width(
    _ text: String, _ size: Double, _ weight: MapShape.Weight = .regular, spacing: Double = 0
  ) -> Double {
    let table = widths(weight)
    var (sum, count) = (0, 0)
    for character in text {
      count += 1
      sum += width(of: character, in: table)
    }
    return Double(sum) * size / 1000 + Double(count) * spacing * size
  }

  private static func width(of character: Character, in table: [Int]) -> Int {
    let base = character.asciiValue ?? character.unicodeScalars.first.flatMap(plain)
    if let base, base >= 32, base < 127 { return table[Int(base) - 32] }
    let code = character.unicodeScalars.first?.value ?? 0
    if code == 0x2022 || code == 0xb7 { return 350 }
    if code == 0x2026 || code == 0x2014 { return 900 }
    return code >= 0x2e80 ? 1000 : 610
  }

  /// Returns the plain character that is as wide as another one.
  private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xc0...0xc5: 65
    case 0xc8...0xcb: 69
    case 0xd2...0xd6: 79
    case 0xd9...0xdc: 85
    case 0xe0...0xe5: 97
    case 0xe8...0xeb: 101
    case 0xec...0xef: 105
    case 0xf2...0xf6: 111
    case 0xf9...0xfc: 117
    case 0x2013: 45
    case 0x2018, 0x2019: 39
    case 0x201c, 0x201d: 34
    default: nil
    }
  }

  /// Returns the lines of a text, broken to fit a width.
  static func lines(
    _ text: String, _ size: Double, _ weight: MapShape.Weight = .regular, width limit: Double,
    spacing: Double = 0
  ) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // Spaces at the beginning belong to the first word.
      let indent = paragraph.prefix { $0 == " " }
      var words = paragraph.dropFirst(indent.count)
        .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      words[0] = indent + words[0]
      var line = ""
      for word in words {
        let longer = line.isEmpty ? word : line + " " + word
        if !line.isEmpty, width(longer, size, weight, spacing: spacing) > limit {
          lines.append(line)
          line = word
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// Returns a text whose words fit a width: longer ones are broken into parts.
  static func broken(
    _ text: String, _ size: Double, _ weight: MapShape.Weight, width limit: Double
  ) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      var parts = [""]
      for character in word {
        let part = parts[parts.count - 1]
        if part.isEmpty || width(part + String(character), size, weight) <= limit {
          parts[parts.count - 1].append(character)
        } else {
          parts.append(String(character))
        }
      }
      return parts.joined(separator: " ")
    }
    .joined(separator: " ")
  }

  /// Returns a text, cut with an ellipsis if it is too wide.
  static func cut(
    _ text: String, _ size: Double, _ weight: MapShape.Weight = .regular, width limit: Double
  ) -> String {
    guard width(text, size, weight) > limit else { return text }
    var short = text
    while !short.isEmpty, width(short + "…", size, weight) > limit { short.removeLast() }
    while short.last == " " { short.removeLast() }
    return short + "…"
  }

  private static func widths(_ weight: MapShape.Weight) -> [Int] {
    switch weight {
    case .regular: regular
    case .semibold: semibold
    case .bold: bold
    }
  }

  private static let regular = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464,
    605, 636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727,
    719, 598, 587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741,
    676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609,
    591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557,
    541, 362, 327, 362, 659,
  ]
  private static let semibold = [
    248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 295, 466, 290, 379, 667, 481,
    621, 652, 666, 632, 648, 587, 646, 648, 290, 295, 673, 673, 673, 544, 999, 724, 657, 744,
    724, 608, 586, 755, 744, 275, 561, 677, 566, 906, 741, 775, 643, 776, 651, 649, 660, 734,
    724, 1007, 690, 705, 653, 393, 379, 393, 481, 468, 497, 575, 630, 577, 630, 593, 377, 625,
    613, 261, 261, 569, 261, 898, 610, 608, 625, 625, 397, 549, 380, 608, 576, 837, 562, 576,
    562, 393, 358, 393, 673,
  ]
  private static let bold = [
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489,
    630, 659, 678, 645, 660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752,
    727, 613, 585, 761, 746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729,
    748, 1036, 714, 724, 667, 409, 390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386, 633,
    624, 272, 272, 582, 272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850, 574, 586,
    572, 409, 374, 409, 680,
  ]
}
