import Foundation

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
    case ("h", "8"), ("l", "8"): break
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

/// Both ends of a socket: the one is the app's terminal, the other the keyboard and the screen.
@MainActor
final class DoubleTerminal {
  let device: TerminalDevice
  private let user: TerminalDevice
  private var isHungUp = false

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    device = TerminalDevice(descriptor: ends[0])
    user = TerminalDevice(descriptor: ends[1])
  }

  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let stream = SOCK_STREAM
  #endif

  /// Leaves the app's end open: a watch of it may end a little later, and the number would belong to
  /// a file of another test by then, of which Dispatch would tell nobody anything any more.
  isolated deinit { hangUp() }

  /// Types.
  func type(_ text: String) { _ = user.send(Array(text.utf8)[...]) }

  /// Reads the new bytes of the screen.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    guard case .some(let count) = user.receive(into: &buffer) else { return [] }
    return Array(buffer[..<count])
  }

  /// Goes away.
  func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    close(user.descriptor)
  }
}

extension CellGrid {
  /// The mistakes in it, whatever it shows; nil for a grid that any terminal can show.
  func fault(size: TerminalSize) -> String? {
    guard self.size == size else { return "the size is \(self.size)" }
    for row in 0..<self.size.rows {
      let cells = self[row: row]
      let width = cells.reduce(0) { $0 + $1.width }
      guard width == self.size.columns else { return "row \(row) has \(width) columns" }
      var covered = 0
      for cell in cells {
        if cell.width == 0 {
          guard covered > 0 else { return "row \(row) has half a character" }
          covered -= 1
        } else {
          guard covered == 0 else { return "row \(row) has half a character" }
          covered = cell.width - 1
        }
        if let scalar = cell.character.unicodeScalars.first(where: \.isDangerous) {
          return "row \(row) has U+\(String(scalar.value, radix: 16))"
        }
      }
      let text = String(cells.filter { $0.width > 0 }.map(\.character))
      guard text.count == cells.filter({ $0.width > 0 }).count else {
        return "characters of row \(row) join each other: \(text)"
      }
    }
    if let cursor,
      !(0..<size.columns).contains(cursor.column) || !(0..<size.rows).contains(cursor.row)
    {
      return "the cursor is at \(cursor)"
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it controls a terminal, or turns the direction of the texts around it.
  fileprivate var isDangerous: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || (0x200E...0x200F).contains(value)
      || (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      || value == 0x61C || value == 0xFEFF
  }
}
