import Foundation
import Wireflow
package import WireflowInteraction

/// The pictures of a page without a running app, such as a map.
package struct PicturePages {
  /// The maximum number of elements of a page, because more would not be visible.
  private static let limit = 60

  /// The pictures, each as JSON.
  package private(set) var pictures: [String] = []
  /// The distinct images in them: the red, green, blue and opacity of each pixel as base64.
  package private(set) var images: [String] = []
  private var numbers: [String: Int] = [:]
  private var imageNumbers: [String: Int] = [:]

  /// Creates a list without pictures.
  package init() {}

  /// Adds a picture, unless there is an equal one, and returns its number.
  package mutating func add(_ picture: StagePicture) -> Int {
    var message = PictureMessage(picture)
    message.alive = []
    message.eachPage { page in
      if page.elements.count > Self.limit {
        page.elements.removeLast(page.elements.count - Self.limit)
        page.lists = nil
      }
      for place in page.elements.indices {
        page.elements[place].seen = nil
        // The number of characters of a secret is nobody's business.
        if let length = page.elements[place].length, page.elements[place].isSecure == true {
          page.elements[place].length = min(length, 1) * 8
        }
        guard let data = page.elements[place].pixels?.data else { continue }
        page.elements[place].pixels?.data = "#\(number(ofImage: data))"
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(message)) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    if let known = numbers[text] { return known }
    numbers[text] = pictures.count
    pictures.append(text)
    return pictures.count - 1
  }

  private mutating func number(ofImage data: String) -> Int {
    if let known = imageNumbers[data] { return known }
    imageNumbers[data] = images.count
    images.append(data)
    return images.count - 1
  }
}

extension PictureMessage {
  /// Changes each page of the picture.
  fileprivate mutating func eachPage(_ body: (inout Page) -> Void) {
    for place in base.pages.indices { body(&base.pages[place]) }
    for modal in modals.indices {
      for place in modals[modal].region.pages.indices { body(&modals[modal].region.pages[place]) }
    }
    if var page = player?.page {
      body(&page)
      player?.page = page
    }
  }
}
