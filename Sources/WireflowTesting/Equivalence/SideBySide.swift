#if canImport(Testing) && canImport(XCTest)
/// Logs of the same session under several names, told action by action.
///
/// What is the same everywhere stands once; what differs stands under the names of those that agree.
struct SideBySide {
  private struct Block {
    var header: String
    var lines: [String] = []
  }

  private let names: [String]
  private let logs: [[Block]]
  private let plain: [[String]]

  init(_ logs: [(name: String, lines: [String])]) {
    names = logs.map(\.name)
    plain = logs.map(\.lines)
    self.logs = logs.map { Self.blocks(of: $0.lines) }
  }

  /// The text, with each line ended by a line feed.
  var text: String {
    let headers = Set(logs.map { $0.map(\.header) })
    guard headers.count == 1, let count = logs.first?.count else { return oneAfterTheOther }
    return (0..<count).map { text(ofBlock: $0) }.joined()
  }

  /// What is left when the actions themselves differ.
  private var oneAfterTheOther: String {
    zip(names, plain).map { name, lines in
      ([name + ":"] + lines).map { $0 + "\n" }.joined()
    }.joined()
  }

  private func text(ofBlock index: Int) -> String {
    let whole = logs.map { $0[index].lines }
    let first = whole[0]
    let head = whole.map { zip($0, first).prefix { $0 == $1 }.count }.min() ?? 0
    let rest = whole.map { Array($0.dropFirst(head)) }
    let tail =
      rest.map { zip($0.reversed(), rest[0].reversed()).prefix { $0 == $1 }.count }.min() ?? 0
    let variants = rest.map { Array($0.dropLast(tail)) }
    var lines = [logs[0][index].header] + first.prefix(head)
    if Set(variants).count > 1 {
      for (place, variant) in variants.enumerated() where variants.firstIndex(of: variant) == place
      {
        let agreeing = zip(names, variants).filter { $0.1 == variant }.map(\.0)
        lines.append("  \(agreeing.joined(separator: ", ")):")
        lines += variant.isEmpty ? ["    (nothing)"] : variant.map { "  " + $0 }
      }
    }
    lines += rest[0].suffix(tail)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func blocks(of lines: [String]) -> [Block] {
    lines.reduce(into: []) { blocks, line in
      if line.hasPrefix(">") || blocks.isEmpty {
        blocks.append(Block(header: line))
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
  }
}
#endif
