/// A colour of a theme, for terminals with all colours and for those with few.
struct ThemeColour: Hashable, Sendable {
  /// The share of red, up to 255.
  let red: UInt8
  /// The share of green, up to 255.
  let green: UInt8
  /// The share of blue, up to 255.
  let blue: UInt8
  /// The number among the 16 colours, or nil for the terminal's own.
  let basic: UInt8?

  /// Creates a colour from a number such as `0xFF8000`.
  /// - Parameters:
  ///   - number: two hexadecimal digits each for red, green and blue.
  ///   - basic: the number among the 16 colours, or nil for the terminal's own.
  init(_ number: UInt32, basic: UInt8? = nil) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
    self.basic = basic.map { min($0, 15) }
  }

  /// The colour in hexadecimal notation, such as `#ff8000`.
  var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the parameters that select it, each after a semicolon, or none for the terminal's own.
  func parameters(_ depth: Theme.Depth, isGround: Bool) -> String {
    switch depth {
    case .none: ""
    case .sixteen:
      basic.map { ";\(($0 < 8 ? 30 : 82) + Int($0) + (isGround ? 10 : 0))" } ?? ""
    case .many: ";\(isGround ? 48 : 38);5;\(nearest)"
    case .full: ";\(isGround ? 48 : 38);2;\(red);\(green);\(blue)"
    }
  }

  /// The number of the nearest of the 240 colours that are the same on all terminals.
  private var nearest: Int {
    let channels = [red, green, blue].map(Int.init)
    let steps = channels.map { $0 < 48 ? 0 : $0 < 115 ? 1 : min(5, ($0 - 35) / 40) }
    let cube = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    let shade = max(0, min(23, (channels.reduce(0, +) / 3 - 3) / 10))
    let grey = 8 + 10 * shade
    let cubeError = zip(channels, cube).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    let greyError = channels.reduce(0) { $0 + ($1 - grey) * ($1 - grey) }
    return greyError < cubeError ? 232 + shade : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
