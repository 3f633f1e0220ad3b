import Foundation
import Wireflow
package import WireflowInteraction

/// The pictures of a page without a running app, such as a map.
package struct PicturePages {
  /// The pictures, each as JSON.
  package private(set) var pictures: [String] = []
  /// The distinct images in them: the red, green, blue and opacity of each pixel as base64.
  package var images: [String] { imageNumbers.sorted { $0.value < $1.value }.map(\.key.base64) }
  private var numbers: [String: Int] = [:]
  private var imageNumbers: [ScreenContent.PixelImage: Int] = [:]

  /// Creates a list without pictures.
  package init() {}

  /// Adds a picture, unless there is an equal one, and returns its number.
  package mutating func add(_ picture: StagePicture) -> Int {
    for page in picture.pages {
      for image in page.elements.prefix(StagePicture.mostStillElements).compactMap(\.pixels) {
        imageNumbers[image] = imageNumbers[image] ?? imageNumbers.count
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let key = CodingUserInfoKey.stillImages { encoder.userInfo[key] = imageNumbers }
    let data = (try? encoder.encode(picture)) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    if let known = numbers[text] { return known }
    numbers[text] = pictures.count
    pictures.append(text)
    return pictures.count - 1
  }
}
