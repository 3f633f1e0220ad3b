#if canImport(Testing) && canImport(XCTest)
/// The logs of one session on several wireframes, merged action by action.
///
/// Each block begins with a line without indentation: an action, or the headline of the final
/// stage. Common lines appear once. Other lines appear under the names of the wireframes that share
/// them.
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

  /// The text, with a line feed after each line.
  var text: String {
    let headers = Set(logs.map { $0.map(\.header) })
    guard headers.count == 1, let count = logs.first?.count else { return oneAfterTheOther }
    return (0..<count).map { text(ofBlock: $0) }.joined()
  }

  /// The complete logs one after the other, for sessions whose actions differ.
  private var oneAfterTheOther: String {
    zip(names, plain).map { name, lines in
      ([name + ":"] + lines).map { $0 + "\n" }.joined()
    }.joined()
  }

  private func text(ofBlock index: Int) -> String {
    let variants = logs.map { $0[index].lines }
    let lines = [logs[0][index].header] + together(variants)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the lines of all variants, compared line by line if it is clear which of them
  /// correspond.
  private func together(_ variants: [[String]]) -> [String] {
    let (count, counts) = (variants[0].count, Set(variants.map(\.count)))
    guard counts.count == 1, !variants.joined().contains(where: { $0.hasPrefix("    ") }) else {
      return apart(variants)
    }
    let isShared = (0..<count).map { place in Set(variants.map { $0[place] }).count == 1 }
    var lines: [String] = []
    var place = 0
    while place < count {
      let end = isShared[place...].firstIndex { $0 != isShared[place] } ?? count
      lines += apart(variants.map { Array($0[place..<end]) })
      place = end
    }
    return lines
  }

  /// Returns the lines of each variant, under the names of the wireframes that share them.
  private func apart(_ variants: [[String]]) -> [String] {
    guard Set(variants).count > 1 else { return variants[0] }
    return variants.indices.filter { variants.firstIndex(of: variants[$0]) == $0 }.flatMap {
      place in
      let agreeing = zip(names, variants).filter { $0.1 == variants[place] }.map(\.0)
      let lines = variants[place].isEmpty ? ["    (nothing)"] : variants[place].map { "  " + $0 }
      return ["  \(agreeing.joined(separator: ", ")):"] + lines
    }
  }

  private static func blocks(of lines: [String]) -> [Block] {
    lines.reduce(into: []) { blocks, line in
      if !line.hasPrefix(" ") || blocks.isEmpty {
        blocks.append(Block(header: line))
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
  }
}
#endif
