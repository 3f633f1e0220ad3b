package import WireflowInteraction

/// The pictures of places, which the script of a page draws.
package struct PageArtist {
  /// The closure that returns the number of a picture.
  let number: (StagePicture) -> Int
  /// The closure that returns all pictures and all images in them.
  let content: () -> (pictures: [String], images: [String])

  package init(
    number: @escaping (StagePicture) -> Int,
    content: @escaping () -> (pictures: [String], images: [String])
  ) {
    (self.number, self.content) = (number, content)
  }
}
