import Wireflow

/// Draws a picture as a user sees it, from nothing but the arguments.
func render(_ picture: StagePicture, _ viewpoint: Viewpoint) -> Rendering {
  var painter = Painter(picture, viewpoint)
  if viewpoint.isTooSmall {
    painter.paintTooSmall()
  } else {
    painter.paintWindow()
  }
  return painter.rendering
}
