package import WireflowInteraction

/// The drawing of places by the script of a page, from the values of their pictures.
package struct PageArtist {
  /// The look of devices and pages.
  let style: String
  /// The drawing functions, above all `makeStill(picture, device, width, height)`.
  let script: String
  /// The closure that returns the number of a picture.
  let number: (StagePicture) -> Int
  /// The closure that returns all pictures and all images in them.
  let content: () -> (pictures: [String], images: [String])

  package init(
    style: String, script: String, number: @escaping (StagePicture) -> Int,
    content: @escaping () -> (pictures: [String], images: [String])
  ) {
    (self.style, self.script, self.number, self.content) = (style, script, number, content)
  }
}
