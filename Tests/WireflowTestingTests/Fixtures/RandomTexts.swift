import TestSupport

/// Returns two texts of a few distinct lines, of which the last one is sometimes not ended.
func texts(
  upTo count: Int, distinct: Int, with random: inout SplitMix64
) -> (old: String, new: String) {
  func text() -> String {
    let lines = (0..<Int.random(in: 0...count, using: &random)).map { _ in
      "line \(Int.random(in: 0..<distinct, using: &random))\n"
    }
    let text = lines.joined()
    return Bool.random(using: &random) ? text : String(text.dropLast())
  }
  return (text(), text())
}
