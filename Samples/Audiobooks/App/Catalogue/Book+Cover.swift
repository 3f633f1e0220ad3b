import Wireflow

extension Book {
  /// The cover, drawn from the title: two hills under a light in the sky.
  @MainActor var cover: ScreenContent.Image { CoverAlbum.shared.cover(of: self) }

  fileprivate var drawnCover: ScreenContent.Image {
    let pixels = Landscape(title: title).drawn()
    return ScreenContent.Image(coverName, alternative: "Cover of \(title)", pixels: pixels)
  }
}

/// The covers drawn so far, which never change.
@MainActor
private final class CoverAlbum {
  static let shared = CoverAlbum()

  private var covers: [String: ScreenContent.Image] = [:]

  func cover(of book: Book) -> ScreenContent.Image {
    if let cover = covers[book.title] { return cover }
    let cover = book.drawnCover
    covers[book.title] = cover
    return cover
  }
}

/// A picture derived from a title, which is always the same for the same title.
private struct Landscape {
  static let width = 16
  static let height = 20

  private let colours: Colours
  private let light: (x: Int, y: Int, radius: Int)
  private let hills: [Hill]

  init(title: String) {
    var dice = Dice(title)
    colours = Colours.all[dice.roll(Colours.all.count)]
    light = (3 + dice.roll(10), 3 + dice.roll(4), 2 + dice.roll(2))
    hills = [Hill(top: 10, &dice), Hill(top: 14, &dice)]
  }

  func drawn() -> ScreenContent.PixelImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * Self.width * Self.height)
    for y in 0..<Self.height {
      let sky = colours.sky.mixed(with: colours.horizon, share: y, of: 13)
      for x in 0..<Self.width { colour(x, y, over: sky).add(to: &bytes) }
    }
    return ScreenContent.PixelImage(width: Self.width, height: Self.height, bytes: bytes)
  }

  private func colour(_ x: Int, _ y: Int, over sky: Colour) -> Colour {
    if hills[1].covers(x, y) { return colours.nearHill }
    if hills[0].covers(x, y) { return colours.farHill }
    let (dx, dy) = (x - light.x, y - light.y)
    return dx * dx + dy * dy <= light.radius * light.radius ? colours.light : sky
  }
}

/// A round hill, including the ground below it.
private struct Hill {
  private let tops: [Int]

  init(top: Int, _ dice: inout Dice) {
    let (top, steepness, middle) = (top + dice.roll(3), 1 + dice.roll(3), 2 + dice.roll(12))
    tops = (0..<Landscape.width).map { top + ($0 - middle) * ($0 - middle) * steepness / 24 }
  }

  func covers(_ x: Int, _ y: Int) -> Bool { y >= tops[x] }
}

private struct Colours {
  let sky: Colour
  let horizon: Colour
  let light: Colour
  let farHill: Colour
  let nearHill: Colour

  static let all = [
    Colours(0x1B2150, 0x6F5AA8, 0xF6E7B4, 0x2F3B6B),
    Colours(0xE8875A, 0xF7D08A, 0xFFF4D6, 0x7A3B4E),
    Colours(0x2F7F8F, 0xBFE3D4, 0xFFF7E0, 0x2A5D4F),
    Colours(0x5B1E3C, 0xD9696B, 0xFFD9A0, 0x40182E),
    Colours(0x4C6FB5, 0xD7E6F5, 0xFFFFFF, 0x6D8F4E),
    Colours(0x14343B, 0x3E8C7A, 0xD8F0C8, 0x123028),
  ]

  private init(_ sky: UInt32, _ horizon: UInt32, _ light: UInt32, _ hill: UInt32) {
    (self.sky, self.horizon, self.light) = (Colour(sky), Colour(horizon), Colour(light))
    farHill = Colour(hill).mixed(with: Colour(0x0A0A12), share: 1, of: 5)
    nearHill = Colour(hill).mixed(with: Colour(0x0A0A12), share: 3, of: 5)
  }
}

private struct Colour {
  private let red: Int
  private let green: Int
  private let blue: Int

  init(_ number: UInt32) {
    self.init(Int(number >> 16 & 255), Int(number >> 8 & 255), Int(number & 255))
  }

  private init(_ red: Int, _ green: Int, _ blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Returns a mix of this colour and a share of another one.
  func mixed(with other: Colour, share: Int, of whole: Int) -> Colour {
    let share = min(share, whole)
    func mixed(_ one: Int, _ other: Int) -> Int { (one * (whole - share) + other * share) / whole }
    return Colour(mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue))
  }

  func add(to bytes: inout [UInt8]) {
    bytes.append(UInt8(red))
    bytes.append(UInt8(green))
    bytes.append(UInt8(blue))
    bytes.append(255)
  }
}

/// A random number generator whose seed is a word.
private struct Dice {
  private var state: UInt32

  init(_ word: String) {
    state = word.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  mutating func roll(_ count: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % count
  }
}
