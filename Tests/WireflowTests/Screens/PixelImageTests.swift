import Testing
import Wireflow

/// A picture of pixels is whole, whatever it is made of.
struct PixelImageTests {
  @Test(arguments: [
    (2, 1, 8, 2, 1), (0, 5, 9, 0, 5), (-3, .min, 4, 0, 0), (.max, .max, 16, 512, 512),
    (3, 2, 0, 3, 2), (1, 1, 99, 1, 1),
  ])
  func hasFourBytesForEachPixel(
    wantedWidth: Int, wantedHeight: Int, count: Int, width: Int, height: Int
  ) {
    let image = ScreenContent.PixelImage(
      width: wantedWidth, height: wantedHeight, bytes: Array(repeating: 7, count: count))

    #expect(image.width == width && image.height == height)
    #expect(image.bytes.count == 4 * width * height)
    #expect(image.bytes.prefix(count).allSatisfy { $0 == 7 })
    #expect(image.bytes.dropFirst(count).allSatisfy { $0 == 0 })
  }
}
