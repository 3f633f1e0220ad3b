extension ScreenContent {
  /// A small bitmap, such as a cover drawn by code.
  ///
  /// A terminal with colors draws two pixels per cell, and a browser draws the image itself.
  /// Backends that cannot draw it show the picture's text alternative.
  ///
  /// ```swift
  /// let flag = ScreenContent.PixelImage(
  ///   width: 2, height: 1, bytes: [255, 0, 0, 255, 255, 255, 255, 255])
  /// Image("flag", alternative: "A flag of red and white", pixels: flag)
  /// ```
  public struct PixelImage: Sendable, Hashable {
    /// The number of pixels in a row, up to 512.
    public let width: Int
    /// The number of rows, up to 512.
    public let height: Int
    /// The red, green, blue and alpha of each pixel, row by row from the upper left.
    public let bytes: [UInt8]

    /// Creates a bitmap.
    ///
    /// Missing bytes count as clear pixels, and surplus bytes are ignored.
    public init(width: Int, height: Int, bytes: [UInt8]) {
      self.width = max(0, min(width, 512))
      self.height = max(0, min(height, 512))
      let count = 4 * self.width * self.height
      let missing = repeatElement(UInt8(0), count: max(0, count - bytes.count))
      self.bytes = bytes.count == count ? bytes : Array(bytes.prefix(count)) + missing
    }
  }
}
