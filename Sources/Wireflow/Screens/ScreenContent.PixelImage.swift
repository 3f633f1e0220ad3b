extension ScreenContent {
  /// A small picture of pixels, such as a cover that is drawn by code.
  ///
  /// A terminal with colours shows it by halves of cells, and a browser as it is. Where it cannot be
  /// shown, the words stand that the picture has.
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
    /// The red, green, blue and opacity of each pixel, from the upper left one row by row.
    public let bytes: [UInt8]

    /// Creates a picture, in which pixels without bytes are clear and bytes without pixels are left
    /// out.
    public init(width: Int, height: Int, bytes: [UInt8]) {
      self.width = max(0, min(width, 512))
      self.height = max(0, min(height, 512))
      let count = 4 * self.width * self.height
      let missing = repeatElement(UInt8(0), count: max(0, count - bytes.count))
      self.bytes = bytes.count == count ? bytes : Array(bytes.prefix(count)) + missing
    }
  }
}
