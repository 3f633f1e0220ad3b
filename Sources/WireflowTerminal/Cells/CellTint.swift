/// The colours of a cell that shows a piece of a picture.
///
/// They replace the colours of ink and ground.
struct CellTint: Hashable, Sendable {
  /// A colour of a pixel.
  struct Colour: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  // A grid compares thousands of cells, which is slow with optional colours.
  private var textBits: UInt32
  private var groundBits: UInt32

  init(text: Colour? = nil, ground: Colour? = nil) {
    textBits = text?.bits ?? 0
    groundBits = ground?.bits ?? 0
  }

  /// The colour of the text, or nil for that of the ink.
  var text: Colour? {
    get { Colour(bits: textBits) }
    set { textBits = newValue?.bits ?? 0 }
  }

  /// The colour behind the text, or nil for that of the ground.
  var ground: Colour? {
    get { Colour(bits: groundBits) }
    set { groundBits = newValue?.bits ?? 0 }
  }
}

extension CellTint.Colour {
  /// Creates a colour from bits, whose highest byte is 0 for none.
  fileprivate init?(bits: UInt32) {
    guard bits != 0 else { return nil }
    (red, green) = (UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8))
    blue = UInt8(truncatingIfNeeded: bits)
  }

  fileprivate var bits: UInt32 {
    1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The same colour for a theme.
  var themed: ThemeColour {
    let channels = [red, green, blue].map(Int.init)
    // A bit for each channel and one for bright colours, as in the 16 colours of all terminals.
    let most = channels.max() ?? 0
    let bits = zip(channels, [1, 2, 4]).reduce(0) { $0 + ($1.0 * 2 > most ? $1.1 : 0) }
    let basic = most < 64 ? 0 : bits + (most > 160 ? 8 : 0)
    return ThemeColour(
      UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), basic: UInt8(basic))
  }

  /// Returns a mix of the colour and three parts of another one.
  func behind(_ cover: ThemeColour) -> CellTint.Colour {
    func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 { UInt8((Int(one) + 3 * Int(other)) / 4) }
    return CellTint.Colour(
      red: mixed(red, cover.red), green: mixed(green, cover.green), blue: mixed(blue, cover.blue))
  }
}
