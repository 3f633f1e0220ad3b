package import WireflowInteraction

/// The drawing of places by the script of a page, from the values of their pictures.
package struct PageArtist {
  /// The look of devices and pages.
  let style: String
  /// The functions that draw: `makeStill(picture, device, width, height)` above all.
  let script: String
  /// Returns the number of a picture.
  let number: (StagePicture) -> Int
  /// Returns all pictures and all images in them.
  let content: () -> (pictures: [String], images: [String])

  package init(
    style: String, script: String, number: @escaping (StagePicture) -> Int,
    content: @escaping () -> (pictures: [String], images: [String])
  ) {
    (self.style, self.script, self.number, self.content) = (style, script, number, content)
  }
}
