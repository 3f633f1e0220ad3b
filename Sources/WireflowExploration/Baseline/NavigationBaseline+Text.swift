import Wireflow

/// The two files of a baseline: the lines that reviewers read, and the scripts that show rare ones.
extension NavigationBaseline {
  /// The text of the file that reviewers read.
  ///
  /// Lines that differ only in the way in which wireframes present something are one line, and lines are
  /// wrapped at 100 columns.
  public var text: String {
    var text = """
      # Navigation of \(name), found by running it. Edit only the reasons under "accepted".
      format 2
      wireframes \(wireframes.joined(separator: ", "))

      """
    var headings: [String] = []
    for line in mergedLines {
      if line.headings.first != headings.first { text += "\n" }
      let same = zip(line.headings, headings).prefix { $0 == $1 }.count
      for depth in same..<max(same, line.headings.count) {
        text += Self.wrapped(line.headings[depth], depth: depth)
      }
      headings = line.headings
      text += Self.wrapped(line.text + mark(line), depth: headings.count)
      headings.append(line.text)
    }
    guard !acceptedTraps.isEmpty else { return text }
    return text + "\naccepted\n"
      + acceptedTraps.sorted { $0.key < $1.key }
      .map { Self.wrapped("\($0): \($1.literal)", depth: 1) }.joined()
  }

  /// The text of the file with the corpus, or an empty string without scripts.
  ///
  /// Scripts that the same wireframes share follow each other, the shortest first.
  public var scriptsText: String {
    var owners: [[ExplorationStep]: [String]] = [:]
    for wireframe in wireframes {
      for script in Set(corpus[wireframe] ?? []) { owners[script, default: []].append(wireframe) }
    }
    let groups = Dictionary(grouping: owners.keys) { owners[$0]?.joined(separator: ", ") ?? "" }
    guard !groups.isEmpty else { return "" }
    return "# Scripts that show rare navigation of \(name), found by a hunt.\n"
      + groups.sorted { $0.key < $1.key }.map { names, scripts in
        "\n\(names)\n"
          + scripts.sorted(by: NavigationMap.isShorter).joined().map { step in
            "\(step == .action(.launch) ? "  " : "    ")\(step)\n"
          }
          .joined()
      }
      .joined()
  }

  /// The lines, with one line for those that differ only in their effects on different wireframes.
  private var mergedLines: [Line] {
    var merged: [[Line]] = []
    var places: [[String]: Int] = [:]
    for line in lines {
      let key = line.headings + [LineEffects(line.text).outcome]
      if line.isEdge, let place = places[key],
        merged[place].allSatisfy({ $0.wireframes.isDisjoint(with: line.wireframes) })
      {
        merged[place].append(line)
      } else {
        places[key] = merged.count
        merged.append([line])
      }
    }
    return merged.map { LineEffects.merged($0, on: wireframes) }
  }

  /// Returns the names of the wireframes that have a line, unless all do.
  func mark(_ line: Line) -> String {
    guard line.wireframes.count < wireframes.count else { return "" }
    return "  @ " + wireframes.filter(line.wireframes.contains).joined(separator: " ")
  }
}

/// The outcome of a line, and the effects in parentheses behind it.
struct LineEffects {
  /// The cause and its target.
  let outcome: String
  /// The effects, or nil without parentheses.
  let notes: String?

  init(_ text: String) {
    guard text.hasSuffix(")"), let start = text.ranges(of: "  (").last else {
      (outcome, notes) = (text, nil)
      return
    }
    outcome = String(text[..<start.lowerBound])
    notes = String(text[start.upperBound...].dropLast())
  }

  /// The word for no effects beside the effects on another wireframe.
  private static let none = "no effect"

  /// Returns one line for lines with the same outcome on different wireframes.
  static func merged(
    _ lines: [NavigationBaseline.Line], on wireframes: [String]
  ) -> NavigationBaseline.Line {
    guard lines.count > 1 else { return lines[0] }
    func names(_ line: NavigationBaseline.Line) -> [String] {
      wireframes.filter(line.wireframes.contains)
    }
    // The first alternative needs no names, so it is the one with the most wireframes.
    let sorted = lines.sorted { one, other in
      let (places, others) = (names(one), names(other))
      guard places.count == others.count else { return places.count > others.count }
      return wireframes.firstIndex(of: places[0]) ?? 0 < wireframes.firstIndex(of: others[0]) ?? 0
    }
    let effects = sorted.enumerated().map { place, line in
      let mark = place == 0 ? "" : " @ " + names(line).joined(separator: " ")
      return (Self(line.text).notes ?? none) + mark
    }
    var merged = sorted[0]
    merged.text = "\(Self(merged.text).outcome)  (\(effects.joined(separator: " | ")))"
    for line in sorted { merged.wireframes.formUnion(line.wireframes) }
    return merged
  }

  /// Returns the lines that a merged one stands for.
  static func separated(
    _ line: NavigationBaseline.Line, among wireframes: [String]
  ) -> [NavigationBaseline.Line] {
    let whole = Self(line.text)
    guard let parts = whole.notes?.split(separator: " | "), parts.count > 1 else { return [line] }
    var (first, lines) = (line, [NavigationBaseline.Line]())
    first.text = text(whole.outcome, parts[0])
    for part in parts.dropFirst() {
      guard let mark = part.ranges(of: " @ ").last else { return [line] }
      var other = line
      other.wireframes = Set(part[mark.upperBound...].split(separator: " ").map(String.init))
      guard other.wireframes.isSubset(of: wireframes) else { return [line] }
      other.text = text(whole.outcome, part[..<mark.lowerBound])
      first.wireframes.subtract(other.wireframes)
      lines.append(other)
    }
    return [first] + lines
  }

  private static func text(_ outcome: String, _ notes: Substring) -> String {
    notes == none ? outcome : "\(outcome)  (\(notes))"
  }
}

/// The wrapping of lines at 100 columns.
///
/// The rest of a line follows on lines that are indented two levels deeper.
extension NavigationBaseline {
  static let width = 100

  static func wrapped(_ text: String, depth: Int) -> String {
    var (lines, indent) = ("", String(repeating: "  ", count: depth))
    var rest = Substring(text)
    while indent.count + rest.count > width, let end = end(of: rest, within: width - indent.count) {
      lines += indent + rest[..<end] + "\n"
      rest = rest[end...].drop { $0 == " " }
      indent = String(repeating: "  ", count: depth + 2)
    }
    return lines + indent + rest + "\n"
  }

  /// Returns the last index at which a line may end, or else the first one behind the width.
  ///
  /// Two blanks stand before parentheses and marks alone, so that the parts can be joined again.
  private static func end(of text: Substring, within width: Int) -> Substring.Index? {
    var (last, column) = (Substring.Index?.none, 0)
    var place = text.startIndex
    while let blank = text[place...].firstIndex(of: " ") {
      let next = text[blank...].firstIndex { $0 != " " } ?? text.endIndex
      column += text.distance(from: place, to: blank)
      if column > width, last != nil { return last }
      let blanks = text.distance(from: blank, to: next)
      let isOpening = next < text.endIndex && "(@".contains(text[next])
      if next < text.endIndex, blanks == (isOpening ? 2 : 1) {
        last = blank
        if column > width { return last }
      }
      column += blanks
      place = next
    }
    return last
  }

  /// Returns the text of a line and the next part of it.
  static func joined(_ text: String, _ part: String) -> String {
    text + (part.hasPrefix("(") || part.hasPrefix("@") ? "  " : " ") + part
  }
}
