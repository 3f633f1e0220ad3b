@testable import WireflowTerminal

/// A terminal that understands just what grids write, and counts the columns of characters by
/// itself only where all terminals agree.
struct FakeTerminal {
  struct Spot: Equatable {
    var character: Character
    /// The parameters that selected its style.
    var style: String
  }

  let columns: Int
  let rows: Int
  private(set) var spots: [[Spot?]]
  private(set) var isCursorShown = true
  /// Where the next character goes; nil after one whose columns terminals disagree on.
  private(set) var column: Int? = 0
  private(set) var row = 0
  /// The bytes that it did not understand.
  private(set) var faults: [String] = []
  private var style = "0"
  private var isUpdating = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    spots = Array(
      repeating: Array(repeating: Spot(character: "#", style: "0"), count: columns), count: rows)
  }

  mutating func receive(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return faults.append("no UTF-8")
    }
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.unicodeScalars.first == "\u{1B}" {
        takeCommand(&rest)
      } else {
        let run = String(
          Substring(rest.unicodeScalars.prefix { $0 != "\u{1B}" }))
        rest.unicodeScalars.removeFirst(run.unicodeScalars.count)
        for character in run { put(character) }
      }
    }
    if isUpdating { faults.append("an update without an end") }
    if style != "0" { faults.append("the style \(style) stays selected") }
  }

  private mutating func takeCommand(_ rest: inout Substring) {
    rest.unicodeScalars.removeFirst()
    guard rest.unicodeScalars.popFirst() == "[" else { return faults.append("no CSI") }
    let parameters = String(Substring(rest.unicodeScalars.prefix { $0.value < 0x40 }))
    rest.unicodeScalars.removeFirst(parameters.unicodeScalars.count)
    let final = rest.unicodeScalars.popFirst()
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("h", "?2026"): isUpdating = true
    case ("l", "?2026"): isUpdating = false
    case ("h", "?25"): isCursorShown = true
    case ("l", "?25"): isCursorShown = false
    case ("J", "2"):
      spots = Array(
        repeating: Array(repeating: Spot(character: " ", style: "0"), count: columns),
        count: rows)
    case ("m", _): style = parameters
    case ("H", _) where numbers.count == 2:
      row = numbers[0] - 1
      column = numbers[1] - 1
    case ("G", _) where numbers.count == 1: column = numbers[0] - 1
    default: faults.append("CSI \(parameters)\(final.map(String.init) ?? "")")
    }
  }

  private mutating func put(_ character: Character) {
    guard isUpdating else { return faults.append("text outside of an update") }
    guard let column, (0..<columns).contains(column), (0..<rows).contains(row) else {
      return faults.append("\(character) goes to no known place")
    }
    // A half overwritten character is gone.
    if spots[row][column] == nil, column > 0 { spots[row][column - 1] = nil }
    if column + 1 < columns, spots[row][column + 1] == nil {
      spots[row][column + 1] = Spot(character: " ", style: "0")
    }
    spots[row][column] = Spot(character: character, style: style)
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      self.column = nil
      return
    }
    let width = scalar.properties.isEmojiPresentation || scalar.isCommonlyWide ? 2 : 1
    if width == 2, column + 1 < columns { spots[row][column + 1] = nil }
    self.column = column + width
  }

  /// How it differs from a grid; nil when it shows just that.
  func difference(from grid: CellGrid, theme: Theme) -> String? {
    if let fault = faults.first { return fault }
    for row in 0..<rows {
      for (column, cell) in grid[row: row].enumerated() where cell.width > 0 {
        guard let spot = spots[row][column], spot.character == cell.character else {
          return "\(row),\(column): expected \(cell.character), shows \(spots[row][column] as Any)"
        }
        if spot.style != theme.parameters(for: cell.style) {
          return "\(row),\(column): the style is \(spot.style)"
        }
      }
    }
    guard isCursorShown == (grid.cursor != nil) else { return "cursor shown: \(isCursorShown)" }
    if let cursor = grid.cursor, cursor != .init(column: column ?? -1, row: row) {
      return "the cursor is at \(row),\(column ?? -1) and not at \(cursor)"
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isCommonlyWide: Bool {
    (0x3041...0x30FF).contains(value) || (0x4E00...0x9FFF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xFF01...0xFF60).contains(value)
  }
}
